import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  title: '请确认是您本人',
  text: '为保护您的账户，进行此更改前请再次输入密码。',
  password: '当前密码',
  wrong: '当前密码不正确。',
  tooOften: '尝试次数过多，请稍后再试。',
  failed: '操作失败，未作任何更改，请重试。',
  cancel: '取消',
  continue: '继续',
  usePasskey: '使用通行密钥',
  useCode: '使用验证码',
  usePassword: '使用密码',
  code: '验证码',
  codeText: '请输入身份验证器应用显示的六位数字。',
  wrongCode: '该验证码不正确，或已被使用。',
  elsewhere: '为保护您的账户，此更改需要重新登录。之后您会回到本页，此处填写的内容需要重新填写。',
  signIn: '重新登录以继续',
}
