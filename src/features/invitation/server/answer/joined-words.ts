interface Language {
  readonly names: readonly string[];
  /** Directly before a name. */
  readonly before: readonly string[];
  /** Directly behind a name. */
  readonly behind: readonly string[];
}

/** Languages that write a mailbox's name and what became of it without a space, or with names of several words. */
const LANGUAGES: readonly Language[] = [
  {
    names: [
      ...['ผู้รับ', 'ผู้ใช้', 'ชื่อผู้ใช้', 'ชื่อผู้รับ', 'อีเมล', 'อีเมล์', 'บัญชี', 'กล่อง', 'ที่อยู่อีเมล', 'ปลายทาง'],
      ...['ผู้ใช้งาน', 'ผู้ใช้นี้', 'อีเมลนี้', 'บัญชีนี้', 'พนักงาน', 'โดเมนปลายทาง', 'ที่อยู่นี้', 'กล่องจดหมาย'],
    ],
    before: ['ไม่พบ', 'ไม่มี', 'ไม่รู้จัก', 'หาไม่พบ', 'ไม่ปรากฏ'],
    behind: ['ไม่มีอยู่', 'ไม่ถูกต้อง', 'ไม่พบ', 'ถูกลบ', 'ถูกยกเลิก', 'ไม่ได้ใช้แล้ว', 'ลาออก'],
  },
  {
    names: ['ຜູ້ໃຊ້', 'ຜູ້ຮັບ', 'ອີເມວ', 'ບັນຊີ'],
    before: ['ບໍ່ພົບ', 'ບໍ່ມີ'],
    behind: ['ບໍ່ມີຢູ່', 'ບໍ່ຖືກຕ້ອງ'],
  },
  {
    names: [
      ...[
        '用户',
        '用戶',
        '收件人',
        '收件者',
        '使用者',
        '邮箱',
        '郵箱',
        '信箱',
        '帐号',
        '账号',
        '帳號',
        '账户',
      ],
      ...['帳戶', '邮件地址', '郵件地址', '收件地址'],
    ],
    before: [
      '找不到',
      '找不到此',
      '没有此',
      '沒有此',
      '没有这个',
      '沒有這個',
      '无此',
      '無此',
      '查無',
      '未知',
    ],
    behind: [
      '已被删除',
      '已被刪除',
      '已删除',
      '已刪除',
      '已注销',
      '已註銷',
      '未找到',
      '无效',
      '無效',
    ],
  },
  {
    names: [
      ...[
        'ユーザー',
        'ユーザ',
        '宛先',
        '受信者',
        'アドレス',
        'アカウント',
        'メールボックス',
        '利用者',
        '宛名',
      ],
    ],
    before: ['該当する', '不明な', '未登録の', '存在しない'],
    behind: [
      ...[
        'が見つかりません',
        'が見つからない',
        'はいません',
        'はありません',
        'がありません',
        'は不明',
        '不明',
      ],
      ...['は削除', 'が削除', 'は無効', 'は登録されていません', 'が存在'],
    ],
  },
  {
    names: [
      '사용자',
      '수신자',
      '수신인',
      '계정',
      '메일 주소',
      '이메일 주소',
      '받는 사람',
      '메일함',
      '편지함',
    ],
    before: ['알 수 없는 ', '없는 ', '존재하지 않는 ', '등록되지 않은 ', '유효하지 않은 '],
    behind: [
      ...[
        '가 없습니다',
        '이 없습니다',
        '가 없음',
        '이 없음',
        '가 존재하지',
        '이 존재하지',
        '을 찾을 수 없',
      ],
      ...['를 찾을 수 없', '가 삭제', '이 삭제'],
    ],
  },
  {
    names: ['người nhận', 'người dùng', 'tài khoản', 'địa chỉ', 'hộp thư'],
    before: ['không tìm thấy ', 'không tồn tại ', 'không có ', 'không rõ '],
    behind: [' không tồn tại', ' không hợp lệ', ' không đúng', ' đã bị xóa', ' đã bị xoá'],
  },
];

/** Whole sayings that name the mailbox as gone. */
export const GONE_JOINED: readonly string[] = LANGUAGES.flatMap(({ names, before, behind }) =>
  names.flatMap((name) => [
    ...before.map((words) => `${words}${name}`),
    ...behind.map((words) => `${name}${words}`),
  ]),
);
