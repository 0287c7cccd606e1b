type Sink = { write(text: string): unknown }
export type LogStream = { write(line: string): void; flush(): void }

/** Gathers lines and writes them together: one system call a line would cost more than the line. */
export const bufferLines = (sink: Sink, { maxBytes = 16_384, waitMs = 100 } = {}): LogStream => {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (lines === '') return
    const text = lines
    lines = ''
    sink.write(text)
  }
  return {
    write: (line) => {
      lines += line
      if (lines.length >= maxBytes) flush()
      else timer ??= setTimeout(flush, waitMs).unref()
    },
    flush,
  }
}

/** To standard output; what is left is written when the process ends, after a crash too. Telemetry gets a copy where it is on. */
export const openLogStream = (copyLine?: (line: string) => void): LogStream => {
  const stream = bufferLines(process.stdout)
  process.once('exit', () => stream.flush())
  if (!copyLine) return stream
  return {
    ...stream,
    write: (line) => {
      stream.write(line)
      copyLine(line)
    },
  }
}
