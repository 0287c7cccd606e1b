import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  'mail.hello': '{name}，您好：',
  'mail.bye': '{site} 团队',
  'mail.notYou': '如果不是您本人操作，请立即更改密码，并在“登录与安全”中移除您不认识的项目：',
  'mail.passkeyAdded.subject': '您的账户已添加通行密钥',
  'mail.passkeyAdded.text': '您在 {site} 的账户已添加通行密钥“{name}”，可用于登录。',
  'mail.passkeyRemoved.subject': '您的账户已移除通行密钥',
  'mail.passkeyRemoved.text': '您在 {site} 的账户已移除通行密钥“{name}”，它不能再用于登录。',
  'mail.authenticatorAdded.subject': '您的账户已设置身份验证器应用',
  'mail.authenticatorAdded.text': '您在 {site} 的账户已设置身份验证器应用。今后输入密码后还需要输入验证码。',
  'mail.authenticatorRemoved.subject': '您的账户已移除身份验证器应用',
  'mail.authenticatorRemoved.text': '您在 {site} 的账户已移除身份验证器应用，登录时不再需要其验证码。',
  'mail.codesReplaced.subject': '您有新的恢复代码',
  'mail.codesReplaced.text': '已为您在 {site} 的账户生成新的恢复代码，旧代码不再有效。',
  'mail.codeUsed.subject': '有人使用了恢复代码',
  'mail.codeUsed.text': '有人使用您的一个恢复代码登录了您在 {site} 的账户。剩余代码：{left} 个。',
}
