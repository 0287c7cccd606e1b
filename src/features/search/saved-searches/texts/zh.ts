import type { en } from '#features/search/saved-searches/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  save: '保存此搜索',
  list: '已保存的搜索',
  'list.count': '已保存的搜索（{count}）',
  name: '名称',
  'name.title': '将此搜索保存为',
  keep: '保存',
  cancel: '取消',
  delete: '删除 {name}',
  none: '您还没有保存任何搜索。',
  full: '已保存的搜索数量已达上限。请先删除一个再保存。',
  favourite: '加入收藏',
  isFavourite: '已收藏',
  failed: '操作失败，请重试。',
  done: '已保存为“{name}”。',
  deleted: '已删除“{name}”。',
}
