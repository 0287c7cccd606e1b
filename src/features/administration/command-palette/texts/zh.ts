import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  title: '在管理后台中查找',
  field: '界面、人员、客户、页面或产品',
  search: '在“{list}”中查找“{text}”',
  none: '未找到任何内容。',
  'group.screens': '界面',
  'group.actions': '操作',
  'action.page': '新建页面',
  'action.product': '新建产品',
  'action.products': '导入产品文件',
  'action.person': '新建人员',
  'action.people': '导入人员文件',
  'action.company': '新建公司',
  'action.companies': '导入公司文件',
  'group.people': '人员',
  'group.customers': '客户',
  'group.pages': '页面',
  'group.products': '产品',
  'group.orders': '订单',
  'group.searches': '搜索',
}
