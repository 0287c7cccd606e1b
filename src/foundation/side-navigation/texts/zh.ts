import type { en } from '#foundation/side-navigation/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'area.portal': '门户',
  'area.back-office': '管理后台',
  find: '查找',
  'group.buying': '采购',
  'group.money': '财务',
  'group.service': '设备与服务',
  'group.documents': '文档',
  'group.company': '公司',
  'group.account': '账户',
  'group.people': '人员',
  'group.content': '内容',
  'group.trade': '商务',
  'group.site': '网站',
  'group.watch': '监控',
}
