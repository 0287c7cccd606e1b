import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  home: '首页',
  products: '产品',
  'products.lead': '全部产品类别，每个零件都有价格、库存和资料。',
  groups: '类别',
}
