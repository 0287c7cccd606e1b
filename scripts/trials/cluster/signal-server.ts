import { readFileSync } from 'node:fs'

const listChildren = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** The postmaster first, so that it starts no other ones, and its children, which would otherwise finish what they are at. */
export const signalServer = (pid: number, kind: NodeJS.Signals): void => {
  const children = listChildren(pid)
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, kind)
    } catch {
      // It has ended meanwhile.
    }
  }
}
