import type { en } from '#foundation/requests/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'mail.hello': '{name}，您好：',
  'mail.approved.subject': '已批准：{subject}',
  'mail.approved.text': '您的申请已获批准。{kind}：{subject}。',
  'mail.denied.subject': '未批准：{subject}',
  'mail.denied.text': '您的申请未获批准。{kind}：{subject}。如果您认为有误，请与我们联系。',
  'mail.asked.subject': '{person} 申请：{subject}',
  'mail.asked.text': '{person} 正在等待您审批。{kind}：{subject}。',
  'mail.reminder.subject': '仍在等待：{person} 申请 {subject}',
  'mail.reminder.text': '{person} 已等待审批一段时间。{kind}：{subject}。',
  'mail.until': '有效期至 {day}。',
  'mail.note': '审批人的留言：\n{note}',
  'mail.reason': '申请理由：\n{reason}',
  'mail.link': '在此查看：{link}',
  'mail.bye': '顺颂商祺\n{site}',
}
