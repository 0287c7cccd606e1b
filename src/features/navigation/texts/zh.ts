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
  'locales.find': '查找国家/地区或语言',
  'locales.clear': '清除',
  'locales.found': '找到 {count} 项',
  'locales.none': '没有与“{query}”匹配的国家/地区或语言。请检查拼写，或清除搜索以查看全部。',
  'locales.americas': '美洲',
  'locales.emea': '欧洲、中东和非洲',
  'locales.apac': '亚太地区',
}
