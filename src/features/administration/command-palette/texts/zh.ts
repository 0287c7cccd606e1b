import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  title: '在管理后台中查找',
  field: '界面、人员、客户、页面或产品',
  search: '在“{list}”中查找“{text}”',
  none: '未找到任何内容。',
  'group.screens': '界面',
  'group.people': '人员',
  'group.customers': '客户',
  'group.pages': '页面',
  'group.products': '产品',
  'group.orders': '订单',
  'group.searches': '搜索',
}
