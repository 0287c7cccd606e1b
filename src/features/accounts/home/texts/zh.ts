import type { en } from '#features/accounts/home/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  title: '概览',
  all: '查看全部',
  failed: '无法加载或保存。',
  edit: '编辑',
  done: '完成',
  up: '上移 {title}',
  down: '下移 {title}',
  remove: '移除 {title}',
  'favourites.title': '收藏',
  'favourites.empty': '尚无收藏。文章和其他页面上有收藏按钮。',
  'quick-links.title': '快捷链接',
  'quick-links.empty': '常用页面可以放在这里。',
  'recent.title': '最近浏览',
  'link.name': '名称',
  'link.address': '地址',
  'link.hint': '本站页面的地址，从浏览器地址栏复制即可。',
  'link.failed': '只能保存本站页面。',
  'link.add': '添加链接',
}
