import type { en } from '#foundation/accounts/reasons/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'why.contact.readable': '您的联系信息可以读取。',
  'why.contact.no-access': '我们的客户档案中，您的账号没有访问权限。',
  'why.contact.no-access.change': '请与我们联系，以便将您的账号与贵公司关联。',
  'why.contact.failed': '无法读取我们的客户档案。',
  'why.contact.failed.change': '请稍后再试；如仍有问题，请与我们联系。',
}
