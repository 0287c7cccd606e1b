import type { en } from '#features/support/unidentified-user/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  title: '未找到您的公司',
  text: '您的信息与任何已知账户都不匹配。您可以使用门户，但暂时无法下单。请告知贵公司的客户编号，我们会核实。',
  account: '账户：{name}',
  field: '客户编号',
  hint: '4 到 10 位数字，见发票。',
  continue: '继续',
  submit: '提交',
  'fault.missing': '请输入客户编号。',
  'fault.missing.continue': '请先输入客户编号再继续。',
  'fault.missing.submit': '请先输入客户编号再提交。',
  'fault.short': '客户编号至少输入 4 位数字。',
  'fault.short.continue': '客户编号至少输入 4 位数字才能继续。',
  'fault.short.submit': '客户编号至少输入 4 位数字才能提交。',
  'fault.digits': '请只输入数字。',
  'fault.digits.continue': '请只输入数字再继续。',
  'fault.digits.submit': '请只输入数字再提交。',
  'created.title': '服务单已创建',
  'created.text': '服务单号：{$casenumber}',
  'created.next': '我们会通过邮件回复。您也可以在支持服务单中找到它。',
}
