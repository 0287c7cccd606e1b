import type { en } from '#features/search/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  open: '搜索',
  submit: '查看结果',
  close: '关闭搜索',
  title: '搜索本网站',
  'page.field': '您在找什么？',
  'page.submit': '查找',
  'page.lead': '请输入一两个词：产品系列、服务或主题。',
  found: '“{query}”共有 {count} 个页面',
  'found.one': '“{query}”共有 1 个页面',
  'empty.title': '没有关于“{query}”的页面',
  'empty.text': '请尝试更少或更宽泛的词，或浏览产品类别。',
  'empty.products': '查看全部产品',
  failed: '搜索没有响应。您输入的内容仍然保留。',
  'highlight.label': '关于搜索',
  'highlight.title': '在任何页面都能搜索',
  'highlight.text': '输入一个词，即可找到相关页面。',
  'highlight.close': '知道了',
}
