import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  menu: '菜单',
  close: '关闭',
  primary: '主导航',
  business: '业务网站',
  home: '{name} 首页',
  'contact.title': '联系我们',
  'contact.account': '您的账户：{number}',
  'contact.page': '按地区查看全部联系方式',
  signIn: '登录',
  'locales.button': '国家和语言：{label}',
  'locales.title': '国家和语言',
}
