import type { en } from '#foundation/work/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  cancel: '取消',
  'state.queued': '等待开始',
  'state.running': '进行中',
  'state.cancelling': '正在取消…',
  'state.completed': '已完成',
  'state.failed': '失败',
  'state.cancelled': '已取消',
  stale: '目前没有连接。任务仍在进行，连接恢复后会自动更新。',
  leave: '您可以离开此页面：任务会继续进行，回来时仍可在此查看。',
  missing: '此任务已不在列表中。',
  'failed.title': '{label}：失败',
  'failed.text': '出现问题。请重试；如果再次失败，请联系我们。',
}
