import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  title: '请确认是您本人',
  text: '为保护您的账户，进行此更改前请再次输入密码。',
  password: '当前密码',
  wrong: '当前密码不正确。',
  tooOften: '尝试次数过多，请稍候再试。',
  failed: '操作失败，没有任何更改，请重试。',
  cancel: '取消',
  continue: '继续',
  elsewhere: '为保护您的账户，此更改需要重新登录。之后您会回到本页，此处填写的内容需要重新填写。',
  signIn: '重新登录以继续',
}
