import type { en } from '#foundation/notifications/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  region: '通知',
  more: '展开',
  less: '收起',
  all: '全部通知',
  readOnly: '本站目前为只读：暂时无法下单、提交或更改。',
}
