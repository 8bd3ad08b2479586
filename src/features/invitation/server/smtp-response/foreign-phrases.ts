import { phrasesOf } from './phrases-of.ts';

// Phrases of other languages in the form of response-phrases.ts; non-Latin ones match within words.

export const FOREIGN_OTHER_REASONS: readonly string[] = [
  ...phrasesOf(`
    เต็ม | ระงับ | ปิดใช้งาน | บล็อก | สแปม | โควต้า | โควตา | ผู้ส่ง | เกินขนาด | เกินกำหนด
    ลองใหม่ | ภายหลัง | ชั่วคราว | ไม่อนุญาต | หมดอายุ | ที่อยู่ของท่าน | ที่อยู่ของคุณ
    ที่อนุญาต | โดเมนของท่าน | โดเมนของคุณ | เซิร์ฟเวอร์ของ | lexpéditeur | lexpediteur | émetteur
    lémetteur | versender | emisor | emissor | 送信元 | 発信元 | 发送方 | 發送方 | 发送者 | 發送者 | 寄信人 | 寄件者 | 发件者
    發信 | 发信 | 송신자 | voll | überfüllt | absender | speicher | kontingent | gesperrt | deaktiviert
    später | plein | expéditeur | dexpéditeur | expediteur | plus tard | indésirable | désactiv
    desactiv | bloqu | llen | remitente | más tarde | cuota | chei | cota | remetente | mais tarde
    pien | mittente | vol_ | afzender | penuh | kuota | pengirim | đầy | dung lượng | いっぱい | 一杯
    容量 | 迷惑 | 拒否 | 制限 | しばらく | 送信者 | 差出人 | ブロック | 已满 | 已滿 | 空间 | 空間 | 垃圾 | 拒绝 | 频率 | 发件人 | 寄件人
    黑名单 | 稍后 | 禁用 | 停用 | 冻结 | 초과 | 용량 | 스팸 | 차단 | 발신 | 보낸 사람 | 잠시 | 휴면 | 정지 | переполнен | квот
    спам | отправител | заблокирован | отключ | позже | временно | переповнен | відправник
    тимчасово | pełn | przepełn | przekrocz | nadawc | później | zablokowan | dolu | gönderen
    kota | geçici | engellen | plná | plný | odesílatel | odosielate | dočasn | megtelt | feladó
    átmeneti | plin | expeditor | täynnä | lähettäj | fullt | avsändar | afsender | avsender
    tillfäll | midlertidig | γεμάτ | αποστολέ | ممتلئ | المرسل | مؤقت | מלאה | השולח | người gửi
    tạm thời | penghantar | sementara | ເຕັມ
  `),
  // Nouns other than a mailbox that may be unknown or missing.
  ...phrasesOf(`
    adresse ip | adres ip | alamat ip | dirección ip | endereço ip | ip adres | indirizzo ip
    ip адрес | ip cím | địa chỉ ip | ip 地址 | ip地址 | ipアドレス | ip 주소 | ไอพี | ip ของ | ต้นทาง
    ได้รับอนุญาต | ข้อผิดพลาดที่ไม่รู้จัก | certif | zertifi | сертифик | unbekannter fehler
    erreur inconnue | error desconocid | erro desconhecid | errore sconosciut | onbekende fout
    неизвестная ошибка | невідома помилка | błąd nieznany | nieznany błąd | neznámá chyba
    neznáma chyba | ismeretlen hiba | okänt fel | ukendt fejl | ukjent feil | tuntematon virhe
    bilinmeyen hata | eroare necunoscut | άγνωστο σφάλμα | خطأ غير معروف | kesalahan tidak
    lỗi không | 未知错误 | 未知錯誤 | 不明なエラー | 알 수 없는 오류 | 过多 | 過多 | 次数 | 回数 | serveur du | server des
    servidor del | servidor do | server del | server van | сервер получател | сервер отримувач
    serwer odbiorc | server příjemc
  `),
];

/** Stems of mailbox nouns, because in these languages endings vary. */
export const FOREIGN_RECIPIENT_NOUNS = phrasesOf(`
  empfänger | benutzer | mailadresse | emailadresse | postfach | konto | lutente | utilisateur
  lutilisateur | ladresse | boite | boîte | compte | usuario | usuário | buzón | buzon | cuenta
  dirección | direccion | correo | endereço | endereco | destinatair | destinatár | destinatar
  lindirizzo | caixa | utente | casella | indirizzo | gebruiker | ontvanger | adres | użytkownik
  uzytkownik | odbiorc | skrzynk | uživatel | používateľ | příjemc | príjemc | schránk
  felhasznál | postafiók | fiók | cím | användare | mottag | brevlåda | bruger | modtager
  postkasse | bruker | mottaker | vastaanottaja | käyttäjä | osoite | postilaatikko | tili
  utilizator | cutia | kullanıcı | alıcı | hesap | hesab | пользовател | получател | адрес | ящик
  аккаунт | користувач | отримувач | одержувач | скриньк | χρήστη | παραλήπτη | γραμματοκιβώτιο
  المستخدم | المستلم | البريد | العنوان | الحساب | משתמש | נמען | תיבה | pengguna | penerima
  alamat | akaun | akun | kotak
`);

export const FOREIGN_BEFORE_NOUN = phrasesOf(`
  unbekannt | non valido | inconnu | desconocid | desconhecid | onbekend | ungültig | nie ma takie
  nieznan | nie znaleziono | neznám | nenalezen | ismeretlen | érvénytelen | okänd | ukendt
  ukjent | ogiltig | ugyldig | tuntematon | necunoscut | geçersiz | böyle bir | bilinmeyen
  неизвестн | нет такого | невідом | немає такого | не существует | не найден | не знайдено
  не існує | άγνωστ | no existe | não existe | non esiste | nexiste | tidak ada | tidak menemukan
  tiada | kein solche | keine solche | keinen solche | aucun utilisateur | aucune bo
  impossibile trovare | impossible de trouver | não foi possível encontrar | no se pudo encontrar
  no se encontró | no se ha encontrado
`);

export const FOREIGN_AFTER_NOUN = phrasesOf(`
  unbekannt | nicht gefunden | existiert nicht | nicht vorhanden | nicht bekannt | wurde gelöscht
  ist gelöscht | gelöscht worden | ungültig | inconnu | nexiste p | inexistant | introuvable
  supprim | invalide | desconocid | no existe | no encontrad | inexistente | eliminad
  desconhecid | não existe | nao existe | não encontrad | excluíd | inválid | sconosciut
  non esiste | inesistente | non trovat | cancellat | eliminat | onbekend | bestaat niet
  niet gevonden | verwijderd | nie istnieje | nieznan | nie znaleziono | usunięt | neexistuje
  nenalezen | neznám | smazán | zrušen | nem található | nem létezik | ismeretlen | törölt
  hittades inte | finns inte | okänd | borttag | ikke funnet | ikke fundet | findes ikke
  finnes ikke | ukendt | ukjent | slettet | ei löydy | ei ole olemassa | tuntematon | poistettu
  nu a fost găsit | nu există | necunoscut | șters | bulunamadı | mevcut değil | geçersiz | silin
  не найден | не существует | неизвест | удален | удалён | таким адресом нет | не знайдено
  не існує | видален | δεν βρέθηκε | δεν υπάρχει | غير موجود | غير معروف | לא קיים | nicht gültig
  no es válid | não é válid | non è valid | nest pas valide | tidak terdaftar | tidak ada
  לא נמצא | tidak ditemukan | tidak dijumpai | tidak dikenal | tidak wujud | dihapus
`);

/** Complete phrases for an unknown recipient, in the form of response-phrases.ts. */
export const FOREIGN_UNKNOWN_RECIPIENT_PHRASES = phrasesOf(`
  kein postfach | kein benutzer | kein empfänger | postfach gelöscht | konto gelöscht
  aucun utilisateur | aucun compte | aucune boîte | không tồn tại | 使われておりません | 使われていません
  使用されておりません | 使用されていません | 退職 | ディレクトリに登録されていません | ไม่มีอยู่ในองค์กร | ไม่มีอยู่แล้ว
  ไม่มีอยู่ในบริษัท | ไม่มีอยู่ในหน่วยงาน | พ้นสภาพ | ลาออกแล้ว | ลาออกไปแล้ว | ถูกปิดถาวร
  找不到你输入 | 找不到您输入 | 找不到您輸入 | 找不到輸入 | ไม่พบที่อยู่ | ไม่มีที่อยู่ | ไม่มีอยู่จริง | ไม่มีอยู่ในระบบ
  ไม่มีรายชื่อ | 存在しません | 存在しない | ディレクトリには見つかりません | ディレクトリのリストにありません | 不存在 | 查无此 | 존재하지 않는 메일
  пользователь не найден | получатель не найден | нет такого пользовател | такого пользователя нет
  ящик не существует | ящик не найден | адрес не существует | неизвестный пользовател
  pengguna tidak dikenal | pengguna tidak ditemukan | pengguna tidak wujud | nie istnieje
  ящика не существует | пользователя не существует | адреса не существует | неизвестный получател
  получателя не существует | користувача не знайдено | користувача не існує | скринька не існує
  скриньки не існує | одержувача не знайдено | nie ma takiego | nieznany użytkownik
  nieznany odbiorca | nieznany adres | böyle bir kullanıcı | kullanıcı bulunamadı
  alıcı bulunamadı | kullanıcı yok | böyle bir adres | neznámý uživatel | neznámý příjemce
  neexistuje | neznámy používateľ | neznámy príjemca | ismeretlen címzett | ismeretlen felhasználó
  nem létezik | utilizator necunoscut | destinatar necunoscut | utilizatorul nu există
  adresa nu există | tuntematon vastaanottaja | tuntematon käyttäjä | ei ole olemassa
  okänd mottagare | okänd användare | finns inte | ukendt modtager | ukendt bruger | findes ikke
  ukjent mottaker | ukjent bruker | finnes ikke | άγνωστος παραλήπτης | άγνωστος χρήστης
  δεν υπάρχει | المستخدم غير موجود | المستلم غير موجود | البريد غير موجود | العنوان غير موجود
  المستخدم غير معروف | לא קיים | לא קיימת
`);
