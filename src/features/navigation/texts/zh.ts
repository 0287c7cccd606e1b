import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  menu: '菜单',
  close: '关闭',
  primary: '主导航',
  back: '返回',
  more: '展开：{label}',
  loading: '正在加载',
  seeAll: '查看全部',
  goTo: '前往：{label}',
  locked: '需要登录',
  myAccount: '我的账户',
  business: '业务网站',
  home: '{name} 首页',
  signIn: '登录',
  'locales.button': '国家和语言：{label}',
  'locales.title': '国家和语言',
}
