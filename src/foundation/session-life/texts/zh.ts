import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  signIn: '登录',
  'session.title': '您的会话即将结束',
  'session.text': '由于长时间没有操作，您将在 {time}后退出登录。您在本页填写的内容会为您保留。',
  'session.left': '还剩 {time}',
  'session.keep': '保持登录',
  'session.signOut': '立即退出',
  'signedOut.title': '您已退出登录',
  'signedOut.text': '由于您已退出登录，无法完成您的请求。',
  'ended.title': '您的会话已结束',
  'ended.text': '由于长时间没有操作，为保护您的账户，我们已让您退出登录。请重新登录，从离开的地方继续；您填写的内容已为您保留。',
  'ended.home': '前往首页',
  'draft.restored': '会话结束前您填写的内容已恢复。',
}
