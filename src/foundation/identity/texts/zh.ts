import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  signIn: '登录',
}
