import type { en } from '#foundation/favourites/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  keep: '添加到收藏',
  kept: '已收藏',
}
