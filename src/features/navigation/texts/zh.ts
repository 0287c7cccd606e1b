import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  menu: '菜单',
  close: '关闭',
  primary: '主导航',
  business: '业务网站',
  home: '{name} 首页',
  signIn: '登录',
  'locales.button': '国家和语言：{label}',
  'locales.title': '国家和语言',
  'tour.label': '网站导览',
  'tour.next': '下一步',
  'tour.skip': '跳过',
  'tour.finish': '完成',
}
