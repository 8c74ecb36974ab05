/** An error whose message tells the person at the terminal all that they need. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Words on the command line that the command does not know: its usage is printed too. */
export class UsageError extends CommandError {
  override name = 'UsageError'
}

/** Options by name. A `value` takes the next word. */
type Options = Record<string, 'flag' | 'value'>

type Values<Own extends Options> = { [Name in keyof Own]?: string }

type Command<Own extends Options> = {
  /** One line for each way to call the command. */
  usage: string
  options?: Own
  /** Whether words that are no option mean anything. */
  takesWords?: boolean
  run: (given: { values: Values<Own>; words: string[] }) => Promise<void> | void
}

/**
 * Runs a command as the command line says. Ends with 2 and the usage if that is misspelt. If the
 * command fails, ends with plain words and process.exitCode, or with 1 if that is not set.
 */
export async function runCommand<Own extends Options = Record<never, never>>(
  command: Command<Own>,
): Promise<void> {
  const { usage, run } = command
  // By process.exit, so that whatever listens to 'exit' can end children.
  for (const [signal, status] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
    process.once(signal, () => process.exit(status))
  // A signal to npm ends only its shell: without this line, what serves would go on.
  const parent = process.ppid
  const look = () => process.ppid !== parent && process.exit(143)
  if (process.env.npm_lifecycle_event) setInterval(look, 200).unref()
  // The reader of the output may stop, as `head` does; the work goes on.
  process.stdout.on('error', () => {})
  const words = process.argv.slice(2)
  if (words.some(word => /^(--)?help$/.test(word))) return console.log(usage)
  try {
    await run(parseWords(words, command))
  } catch (error) {
    const { message, syscall } = Object(error)
    // Full disks, taken ports, missing folders: Node's message names what happened and where.
    const isPlain = error instanceof CommandError || syscall !== undefined
    console.error(isPlain ? `\n${message}` : error)
    const isUsage = error instanceof UsageError
    if (isUsage) console.error(`\n${usage}`)
    process.exit(isUsage ? 2 : (process.exitCode ?? 1))
  }
}

/**
 * Returns what words say. Options have no dashes, because npm and PowerShell keep words with dashes to
 * themselves. Throws a UsageError at a word that means nothing.
 */
function parseWords<Own extends Options>(
  given: readonly string[],
  { options, takesWords }: Command<Own>,
) {
  const values: Values<Own> = {}
  const words: string[] = []
  const rest = [...given]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const name: keyof Own = word
    const kind = options?.[name]
    if (!kind && (!takesWords || word.startsWith('-')))
      throw new UsageError(`"${word}" means nothing here.`)
    if (kind === 'value' && rest.length === 0)
      throw new UsageError(`"${word}" needs a word after it.`)
    if (!kind) words.push(word)
    else values[name] = kind === 'value' ? rest.shift() : word
  }
  return { values, words }
}
