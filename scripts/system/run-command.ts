import { type ParseArgsConfig, parseArgs } from 'node:util'

/** An error whose message tells the person at the terminal all that they need. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Words on the command line that the command does not know: its usage is printed too. */
export class UsageError extends CommandError {
  override name = 'UsageError'
}

type Options = NonNullable<ParseArgsConfig['options']>

type Command<Own extends Options> = {
  /** One line for each way to call the command. */
  usage: string
  /** As parseArgs of Node takes them. */
  options?: Own
  /** Whether words that are no option mean anything. */
  takesWords?: boolean
  run: (
    parsed: ReturnType<typeof parseArgs<{ options: Own; allowPositionals: true }>>,
  ) => Promise<void> | void
}

/**
 * Runs a command as the command line says. Ends with 2 and the usage where that is misspelt. Where the
 * command fails, ends with plain words and process.exitCode, or with 1 where that is not set.
 */
export async function runCommand<Own extends Options = Record<never, never>>(
  command: Command<Own>,
): Promise<void> {
  const { usage, options = {} as Own, takesWords = false, run } = command
  endOnSignals()
  // Whoever reads what is printed may stop, as `head` does; the work goes on.
  process.stdout.on('error', () => {})
  const words = process.argv.slice(2)
  if (words.includes('--help') || words.includes('-h')) return console.log(usage)
  try {
    const args = withDashes(words, options)
    await run(parseArgs({ args, options, allowPositionals: takesWords }))
  } catch (error) {
    const { code, message, syscall } = Object(error)
    const isUsage = error instanceof UsageError || `${code}`.startsWith('ERR_PARSE_ARGS')
    // Full disks, taken ports, missing folders: Node's message names what happened and where.
    const isPlain = isUsage || error instanceof CommandError || syscall !== undefined
    // Node advises dashes, which these commands do without.
    console.error(isPlain ? `\n${message.replace(/\. To specify .*/s, '.')}` : error)
    if (isUsage) console.error(`\n${usage}`)
    process.exit(isUsage ? 2 : (process.exitCode ?? 1))
  }
}

/**
 * Ends this process on a signal by process.exit, so that whoever listens to 'exit' can end
 * children. npm ends its shell alone on one: this process has another parent then, and ends too.
 */
function endOnSignals(): void {
  for (const [signal, status] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
    process.once(signal, () => process.exit(status))
  const parent = process.ppid
  const look = () => process.ppid !== parent && process.exit(143)
  if (process.env.npm_lifecycle_event) setInterval(look, 200).unref()
}

/**
 * Returns the words with dashes before the names of options: `npm run content strict` needs no `--`
 * between, which PowerShell and some versions of npm swallow. Throws where npm took an option for
 * its own, because the command would run without it.
 */
function withDashes(words: readonly string[], options: Options): string[] {
  for (const name of Object.keys(options))
    if (process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
      throw new UsageError(`npm took --${name} for an option of its own. Write ${name} instead.`)
  const takesValue = (word = '') => options[word.replace(/^--/, '')]?.type === 'string'
  return words.map((word, index) =>
    Object.hasOwn(options, word) && !takesValue(words[index - 1]) ? `--${word}` : word,
  )
}
