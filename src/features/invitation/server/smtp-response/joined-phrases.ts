import { phrasesOf } from './phrases-of.ts';

/** Nouns and states of languages without spaces between words, or with nouns of several words. */
const LANGUAGES = [
  {
    nouns: phrasesOf(`
      ผู้รับ | ผู้ใช้ | ชื่อผู้ใช้ | ชื่อผู้รับ | อีเมล | อีเมล์ | บัญชี | กล่อง | ที่อยู่อีเมล
      ปลายทาง | ผู้ใช้งาน | ผู้ใช้นี้ | บัญชีนี้ | พนักงาน | ที่อยู่นี้ | กล่องจดหมาย
      ผู้ใช้รายนี้ | ผู้รับรายนี้ | ชื่อบัญชี | รายชื่อผู้รับ | รายชื่อผู้ใช้ | เมลบ็อกซ์
      บุคคลนี้ | โดเมน | ข้อมูลผู้รับ | ข้อมูลผู้ใช้ | เมลนี้ | เมลปลายทาง | ชื่อโดเมน | _user
      _email | _account | _mailbox | _username
    `),
    beforeNoun: phrasesOf('ไม่พบ | ไม่มี | ไม่รู้จัก | ไม่ปรากฏ'),
    afterNoun: phrasesOf(`
      ไม่มีอยู่ | ไม่ถูกต้อง | ไม่พบ | ถูกลบ | ถูกยกเลิก | ไม่ได้ใช้แล้ว | ลาออก
    `),
  },
  {
    nouns: phrasesOf('ຜູ້ໃຊ້ | ຜູ້ຮັບ | ອີເມວ | ບັນຊີ'),
    beforeNoun: phrasesOf('ບໍ່ພົບ | ບໍ່ມີ'),
    afterNoun: phrasesOf('ບໍ່ມີຢູ່ | ບໍ່ຖືກຕ້ອງ'),
  },
  {
    nouns: phrasesOf(`
      用户 | 用戶 | 收件人 | 收件者 | 使用者 | 邮箱 | 郵箱 | 信箱 | 帐号 | 账号 | 帳號 | 账户 | 帳戶 | 邮件地址 | 郵件地址 | 收件地址
    `),
    beforeNoun: phrasesOf(`
      找不到 | 找不到此 | 找不到该 | 找不到該 | 没有该 | 沒有該 | 无该 | 无效 | 无效的 | 無效 | 無效的 | 無該 | 没有此 | 沒有此 | 没有这个
      沒有這個 | 无此 | 無此 | 查無 | 未知
    `),
    afterNoun: phrasesOf(
      '已被删除 | 已被刪除 | 已删除 | 已刪除 | 已注销 | 已註銷 | 未找到 | 无效 | 無效',
    ),
  },
  {
    nouns: phrasesOf(
      'ユーザー | ユーザ | 宛先 | 受信者 | アドレス | アカウント | メールボックス | 利用者 | 宛名',
    ),
    beforeNoun: phrasesOf('該当する | 不明な | 未登録の'),
    afterNoun: phrasesOf(`
      が見つかりません | が見つからない | はいません | はありません | がありません | は不明 | 不明 | は削除 | が削除 | は無効 | は登録されていません | が存在
    `),
  },
  {
    nouns: phrasesOf(
      '사용자 | 수신자 | 수신인 | 계정 | 메일 주소 | 이메일 주소 | 받는 사람 | 메일함 | 편지함',
    ),
    beforeNoun: phrasesOf('없는_ | 존재하지 않는_ | 등록되지 않은_ | 유효하지 않은_'),
    afterNoun: phrasesOf(`
      가 없습니다 | 이 없습니다 | 가 없음 | 이 없음 | 가 존재하지 | 이 존재하지 | 을 찾을 수 없 | 를 찾을 수 없 | 가 삭제 | 이 삭제
    `),
  },
  {
    nouns: phrasesOf('người nhận | người dùng | tài khoản | địa chỉ | hộp thư'),
    beforeNoun: phrasesOf('không tìm thấy_ | không có_ | không rõ_'),
    afterNoun: phrasesOf('_không hợp lệ | _không đúng | _đã bị xóa | _đã bị xoá'),
  },
];

export const JOINED_GONE_PHRASES: readonly string[] = LANGUAGES.flatMap(
  ({ nouns, beforeNoun, afterNoun }) =>
    nouns.flatMap((noun) => [
      ...beforeNoun.map((words) => `${words}${noun}`),
      ...afterNoun.map((words) => `${noun}${words}`),
    ]),
);
