import type { en } from '#features/site/navigation/reasons/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'why.header.shown': '页眉的这一部分对您可见。',
  'why.header.has-account': '您有账户，因此联系窗口知道应联系谁。',
  'why.header.needs-account': '联系窗口仅供拥有账户的客户使用。',
  'why.header.needs-account.change': '请使用联系链接，或向我们申请账户。',
  'why.header.dialog-instead': '您有账户，因此由联系窗口代替链接。',
  'why.header.dialog-instead.change': '请打开页眉中的联系窗口。',
  'why.header.restricted-line': '您唯一的业务线是 {line}，页眉的这一部分对其隐藏。',
  'why.header.restricted-line.change': '当贵公司与我们开展其他业务线后，该部分即会显示。',
}
