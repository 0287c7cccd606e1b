import type { en } from '#foundation/portal-messages/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'error.title.default': '无法完成您的请求',
  'error.title.maxFile': '文件过多',
  'error.title.maxSize': '文件过大',
  'bt.internalcsrflow.popuperrormessage':
    '我们无法处理您的请求，请重试。如果仍看到此消息，请点击页面底部的“联系我们”，向我们的网站支持团队报告问题。谢谢。',
  'noAccess.title': '您无权访问此门户',
  'noAccess.text': '您已登录，但您的联系人资料无权使用此门户。如需访问，请与我们联系，并告知您的公司和客户编号。',
  'noAccess.signOut': '退出登录',
  'noAccess.contact': '联系我们',
  'belongs.orders': '此账户的订单将显示在此处，包括状态、发货和发票，无论由谁下单。',
  'belongs.invoices': '交货后，此账户的发票将显示在此处，并附发票文件。',
  'belongs.tools': '您可以打开或申请的工具将显示在此处。',
  'belongs.publications': '您可以阅读的手册、通告和其他技术出版物将显示在此处。',
  'belongs.software': '适用于您产品的软件将显示在此处，可下载每个版本。',
  'belongs.articles': '常见问题和故障的解答将显示在此处。',
  'belongs.courses': '课程及其日期和空余名额将显示在此处。',
  'belongs.sites': '贵公司的工作地点将显示在此处。',
  'belongs.products': '产品及其数据、文档、价格和库存将显示在此处。',
  'belongs.dealers': '您附近的经销商和服务合作伙伴将显示在此处。',
  'belongs.documents': '手册、证书和数据表将显示在此处，并按语言提供。',
  'belongs.equipment': '此账户的设备将按序列号显示在此处，并附有文档、零件和下次维护时间。',
}
