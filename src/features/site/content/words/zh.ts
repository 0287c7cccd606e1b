import type { StarterWords } from '#features/site/content/starter.texts.ts'

export const words: StarterWords = {
  home: '首页',
  hero: { lead: '产品、文档与服务，尽在一处。', products: '查看全部产品', search: '搜索本站' },
  tasks: '快捷入口',
  products: { title: '产品', text: '按类别浏览全部产品' },
  search: { title: '搜索', text: '按零件号、产品或文档查找' },
  portal: { title: '客户门户', text: '您的账户、价格和订单' },
  contact: { title: '联系我们', text: '如何联系我们' },
  privacy: {
    title: '隐私',
    text: '本网站保存您的哪些信息，以及原因。',
    paragraphs: [
      '对于账户，我们保存姓名、邮箱、公司以及您可代表的客户账户。密码仅以无法还原的形式保存。',
      '在法律要求的地方，只有经您同意才统计访问。您可随时在每页底部的“Cookie 偏好设置”中更改选择。',
      '您可通过联系页面查询我们保存的关于您的信息，并要求更正或删除。',
    ],
  },
  cookies: {
    title: 'Cookie',
    text: '本网站使用哪些 Cookie。',
    paragraphs: [
      '必要的 Cookie 用于保持登录，并记住国家、语言和您的 Cookie 选择。其他 Cookie 仅在您同意后设置；可通过每页底部的“Cookie 偏好设置”更改。',
    ],
  },
  terms: {
    title: '使用条款',
    text: '使用本网站时适用的规定。',
    paragraphs: [
      '产品说明、价格和库存信息均力求准确，可能会有变动。订单经确认后生效。',
      '账户仅限本人使用。请妥善保管密码，如可能被他人知晓，请告知我们。',
    ],
  },
  notFound: { title: '此地址没有页面', text: '地址可能有误，或页面已移动。您可以从这里继续。' },
  failed: { title: '我们这边出了问题', text: '页面无法显示，请稍后再试。' },
  notPermitted: { title: '您没有查看此页面的权限', text: '页面存在，但您使用的账户无法查看。如有疑问，请联系我们。' },
  cart: { title: '无法打开购物车', text: '您的账户可能不能在线订购，或尚未选择订货账户。请联系我们，我们会为您处理。' },
  waysOn: '您可以继续前往',
}
