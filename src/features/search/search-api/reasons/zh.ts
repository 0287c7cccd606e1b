import type { en } from '#features/search/search-api/reasons/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'why.market.not-here': '在本网站，搜索结果不按市场筛选。',
  'why.market.not-here.change': '请使用旁边的筛选条件自行缩小结果范围。',
  'why.market.customer-data': '结果按贵公司资料中的国家筛选。',
  'why.market.site-country': '结果按本页面的国家和语言筛选。',
}
