import type { en } from '#foundation/requests/reasons/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'why.request.address-proven': '{email} 已验证。',
  'why.request.address-unproven': '{email} 从未验证。',
  'why.request.address-unproven.change': '请先让对方验证该地址。',
  'why.request.company': '此人属于 {company}。',
  'why.request.no-company': '此人所属公司不明。',
  'why.request.no-company.change': '授权前请先了解其任职公司。',
  'why.request.account': '通过账户 {account} 订货。',
  'why.request.no-account': '此人没有订货账户。',
  'why.request.no-account.change': '如需下单，请分配账户。',
  'why.request.denied-before': '此前曾被拒绝：{count} 次。',
  'why.request.denied-before.change': '请先阅读之前的决定。',
}
