import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  mine: '我的账户',
  acting: '代表客户操作',
  backOffice: '管理后台',
  nameless: '名字',
  signOut: '退出登录',
}
