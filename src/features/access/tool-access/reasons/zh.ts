import type { en } from '#features/access/tool-access/reasons/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'why.tool-request.network': '此人的服务级别为 Refer to Network。',
  'why.tool-request.network.change': '在服务级别变更前，工具将保持关闭。',
  'why.tool-request.primary': '开启该组的 {tool} 已获批准。',
  'why.tool-request.no-primary': '开启该组的 {tool} 未获批准。',
  'why.tool-request.no-primary.change': '请先审批 {tool}。',
  'why.tool-request.colleagues': '同公司已有权限的同事：{count} 人。',
}
