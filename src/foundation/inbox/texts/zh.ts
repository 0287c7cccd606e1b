import type { en } from '#foundation/inbox/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'mail.hello': '{name}，您好：',
  'mail.entry.subject': '{kind}：有新消息',
  'mail.link': '请在此查看：{link}',
  'mail.bye': '此致\n{site}',
  'mail.summary.subject': '您的收件箱：{count} 条新消息',
  'mail.summary.text': '自上次摘要以来的新内容：',
  'mail.summary.link': '您的收件箱：{link}',
  'mail.summary.change': '在此选择通过邮件接收的内容：{link}',
  'mail.summary.more': '另有 {count} 条',
}
