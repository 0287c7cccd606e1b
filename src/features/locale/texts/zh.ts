import type { en } from './en.ts'

export const zh: Record<keyof typeof en, string> = {
  'market.region': '您的市场',
  'market.title': '您的市场：{country}',
  'market.text': '此处显示我们在当地销售的产品。',
  'market.country': '国家/地区',
  'market.choose': '选择国家/地区',
  'market.show': '显示',
  'bt.internalcsrflow.popuperrormessage':
    '我们无法处理您的请求，请重试。如果仍看到此消息，请点击页面底部的“联系我们”，向我们的网站支持团队报告问题。谢谢。',
  'bt.errormessage.requestprocesserrormsg': '无法处理您的请求，请稍后再试。',
}
