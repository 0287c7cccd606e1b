import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  open: 'Cookie 偏好设置',
  title: 'Cookie 偏好设置',
  close: '关闭',
  intro: '请选择本网站可以在您的浏览器中保存哪些内容。您可以随时在此处或任一页面底部更改选择。',
  necessary: '必要',
  'necessary.text': '登录、购物车、国家和语言，以及本次选择。没有它们，网站将无法使用。',
  always: '始终启用',
  functional: '功能',
  'functional.text': '记住您最近的搜索以及已看过的提示。',
  analytics: '统计分析',
  'analytics.text': '统计哪些页面和功能被使用，以便我们改进。不记录姓名，不识别身份，也不向他人提供。',
  signal: '您的浏览器要求网站不要跟踪您。我们尊重这一要求：统计分析保持关闭。',
  onlyNecessary: '仅限必要',
  acceptAll: '全部接受',
  save: '保存',
  saved: '您的 Cookie 偏好设置已保存。',
}
