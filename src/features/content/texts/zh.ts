import type { en } from '#features/content/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  breadcrumb: '面包屑导航',
  carousel: '轮播',
  slide: '幻灯片',
  slideOf: '第 {n} 张，共 {count} 张',
  previous: '上一张',
  next: '下一张',
  pause: '暂停',
  play: '播放',
}
