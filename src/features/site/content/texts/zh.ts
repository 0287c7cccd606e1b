import type { en } from '#features/site/content/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  breadcrumb: '面包屑导航',
  carousel: '轮播',
  slide: '幻灯片',
  slideOf: '第 {n} 张，共 {count} 张',
  previous: '上一张',
  next: '下一张',
  pause: '暂停',
  play: '播放',
  skip: '跳到主要内容',
  'error.notFound.title': '此页面已移动或不存在',
  'error.notFound.text': '地址可能有误，或其指向的内容已被替换。请从首页继续。',
  'error.failed.title': '我们这边出了问题',
  'error.failed.text': '您的操作没有丢失。请稍后重试；如果问题持续，请告诉我们您在查找什么。',
  'error.readOnly.title': '本站目前为只读',
  'error.readOnly.text': '没有任何内容被更改或提交。您可以浏览所有内容，请稍后再试。',
  'error.notPermitted.title': '您无权查看此页面',
  'error.notPermitted.text': '当前登录的账户没有权限，或您尚未登录。请使用其他账户登录，或向我们申请访问权限。',
  'error.home': '前往首页',
}
