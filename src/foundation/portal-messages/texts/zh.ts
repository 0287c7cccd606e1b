import type { en } from '#foundation/portal-messages/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'error.title.default': '无法完成您的请求',
  'error.title.maxFile': '文件过多',
  'error.title.maxSize': '文件过大',
  'bt.internalcsrflow.popuperrormessage':
    '我们无法处理您的请求，请重试。如果仍然看到此消息，请点击页面底部的“联系我们”，向我们的网站支持团队报告问题。谢谢。',
  'noAccess.title': '您无权访问此门户',
  'noAccess.text': '您已登录，但您的联系人资料无权使用此门户。如需访问，请与我们联系，并告知您的公司和客户编号。',
  'noAccess.signOut': '退出登录',
  'noAccess.contact': '联系我们',
}
