import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  title: '产品对比',
  lead: '最多四款产品并排显示，差异一目了然。',
  region: '待对比产品',
  clear: '清空',
  full: '一次最多对比四款产品，请先移除一款。',
  differences: '仅显示差异',
  differs: '有差异',
  property: '属性',
  nothing: '未注明',
  'none.title': '尚无可对比的产品',
  'none.text': '请在产品页面点击“对比”，或在此输入零件号。',
  missing: '您所在的市场不销售：{skus}',
  number: '添加零件号',
  submit: '添加',
}
