// Phrases as in answer-words.ts, of other languages; those not in Latin letters stand anywhere in a word.

/** Reasons that lie with us, the letter, the moment or the way. */
export const OTHER_REASONS_ABROAD: readonly string[] = [
  ...['เต็ม', 'ระงับ', 'ปิดใช้งาน', 'บล็อก', 'สแปม', 'โควต้า', 'โควตา', 'ผู้ส่ง', 'เกินขนาด', 'เกินกำหนด'],
  ...['ลองใหม่', 'ภายหลัง', 'ชั่วคราว', 'ไม่อนุญาต', 'หมดอายุ'],
  ...[
    'voll',
    'überfüllt',
    'absender',
    'speicher',
    'kontingent',
    'gesperrt',
    'deaktiviert',
    'später',
  ],
  ...[
    'plein',
    'expéditeur',
    'expediteur',
    'plus tard',
    'indésirable',
    'désactiv',
    'desactiv',
    'bloqu',
  ],
  ...[
    'llen',
    'remitente',
    'más tarde',
    'cuota',
    'desactivad',
    'chei',
    'cota',
    'remetente',
    'mais tarde',
  ],
  ...['pien', 'mittente', 'vol ', 'afzender', 'penuh', 'kuota', 'pengirim', 'đầy', 'dung lượng'],
  ...[
    'いっぱい',
    '一杯',
    '容量',
    '迷惑',
    '拒否',
    '制限',
    'しばらく',
    '送信者',
    '差出人',
    'ブロック',
  ],
  ...[
    '已满',
    '已滿',
    '空间',
    '空間',
    '垃圾',
    '拒绝',
    '频率',
    '发件人',
    '寄件人',
    '黑名单',
    '稍后',
    '禁用',
    '停用',
    '冻结',
  ],
  ...['초과', '용량', '스팸', '차단', '발신', '보낸 사람', '잠시', '휴면', '정지'],
  ...['переполнен', 'квот', 'спам', 'отправител', 'заблокирован', 'отключ', 'позже', 'временно'],
];

export const RECIPIENT_NAMES_ABROAD: readonly string[] = [
  ...['empfänger', 'benutzer', 'adresse', 'mailadresse', 'emailadresse', 'postfach', 'konto'],
  ...['utilisateur', 'destinataire', 'boite', 'boîte', 'compte'],
  ...['usuario', 'destinatario', 'buzón', 'cuenta', 'usuário', 'destinatário', 'conta', 'caixa'],
  ...['utente', 'casella', 'indirizzo', 'gebruiker', 'ontvanger', 'adres'],
];

export const BEFORE_NAME_ABROAD: readonly string[] = [
  ...['unbekannter', 'unbekannte', 'non valido', 'inconnu', 'desconocido', 'onbekende'],
];

export const BEHIND_NAME_ABROAD: readonly string[] = [
  ...['unbekannt', 'nicht gefunden', 'existiert nicht', 'nicht vorhanden', 'nicht bekannt'],
  ...['inconnu', 'nexiste pas', 'inexistant', 'introuvable'],
  ...['desconocid', 'no existe', 'no encontrad', 'inexistente', 'desconhecid', 'não existe'],
  ...['não encontrad', 'sconosciut', 'non esiste', 'inesistente', 'non trovat'],
  ...['onbekend', 'bestaat niet', 'niet gevonden'],
];

/** Whole sayings that name the mailbox as gone. */
export const GONE_ABROAD: readonly string[] = [
  ...['ไม่พบผู้รับ', 'ไม่พบผู้ใช้', 'ไม่พบชื่อผู้ใช้', 'ไม่พบอีเมล', 'ไม่พบบัญชี', 'ไม่พบกล่อง', 'ไม่พบที่อยู่'],
  ...['ไม่มีผู้รับ', 'ไม่มีผู้ใช้', 'ไม่มีชื่อผู้ใช้', 'ไม่มีอีเมล', 'ไม่มีบัญชี', 'ไม่มีกล่อง', 'ไม่มีที่อยู่', 'ไม่มีอยู่จริง'],
  ...['ไม่มีอยู่ในระบบ', 'ไม่รู้จักผู้รับ', 'ไม่รู้จักผู้ใช้', 'บัญชีถูกลบ', 'บัญชีนี้ถูกลบ', 'อีเมลนี้ถูกลบ', 'ผู้ใช้ถูกลบ'],
  ...[
    '宛先不明',
    'ユーザー不明',
    '存在しません',
    '存在しない',
    'アドレスが見つかりません',
    '宛先が見つかりません',
  ],
  ...[
    'ユーザーが見つかりません',
    'ユーザが見つかりません',
    '受信者が見つかりません',
    '不存在',
    '查无此',
  ],
  ...[
    '존재하지 않는 사용자',
    '존재하지 않는 수신자',
    '존재하지 않는 계정',
    '존재하지 않는 메일',
    '없는 사용자',
  ],
  ...['사용자를 찾을 수 없', '수신자를 찾을 수 없', '계정이 존재하지'],
  ...[
    'пользователь не найден',
    'получатель не найден',
    'нет такого пользовател',
    'такого пользователя нет',
  ],
  ...['ящик не существует', 'ящик не найден', 'адрес не существует', 'неизвестный пользовател'],
  ...['người dùng không tồn tại', 'tài khoản không tồn tại', 'địa chỉ không tồn tại'],
  ...['pengguna tidak dikenal', 'pengguna tidak ditemukan', 'pengguna tidak wujud', 'nie istnieje'],
];
