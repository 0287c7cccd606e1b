import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  title: '{item} 不在{market}销售',
  'title.many': '{item} 不在您所在的市场销售',
  product: '此零件仅在其他国家或地区销售。请在上方选择其他国家或地区，或向我们咨询合适的零件。',
  category: '此类产品仅在其他国家或地区销售。请在上方选择其他国家或地区，或向我们咨询合适的零件。',
  change: '更改国家或地区，或查看合适的零件',
  replacements: '在此销售的替代产品',
  versions: '在此销售的其他型号',
}
