import { type ParseArgsConfig, parseArgs } from 'node:util'
import { asError } from './as-error.ts'

/** An error whose message is enough for the person at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Arguments that the command does not know. The terminal also shows the command's usage. */
export class UsageError extends CommandError {
  override name = 'UsageError'
}

type Options = NonNullable<ParseArgsConfig['options']>

type Command<Own extends Options> = {
  /** One line for each way to call the command. */
  usage: string
  options?: Own
  allowPositionals?: boolean
  run: (parsed: ParsedArguments<Own>) => Promise<void> | void
}

type ParsedArguments<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own; allowPositionals: boolean }>
>

/** Exits with 2 on invalid arguments, and with process.exitCode or 1 on failure. */
export async function runCommand<const Own extends Options = Record<never, never>>(
  command: Command<Own>,
): Promise<void> {
  // By process.exit, so that listeners to 'exit' can end children.
  for (const [signal, status] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.once(signal, () => process.exit(status))
  }
  // The reader of the output may stop, as `head` does. The command continues.
  process.stdout.on('error', () => {})
  const typed = process.argv.slice(2)
  if (typed.some(word => /^(--)?help$/.test(word))) {
    return console.log(command.usage)
  }
  try {
    expectUsableFolder(process.cwd())
    await command.run(parse(typed, command))
  } catch (error) {
    const { message, syscall } = asError(error)
    // Node's own messages about disks, ports and folders are clear.
    const isPlain = error instanceof CommandError || syscall !== undefined
    console.error(isPlain ? `\n${message}` : error)
    const isUsage = error instanceof UsageError
    if (isUsage) {
      console.error(`\n${command.usage}`)
    }
    process.exit(isUsage ? 2 : (process.exitCode ?? 1))
  }
}

function expectUsableFolder(folder: string): void {
  if (/[#%?]/.test(folder)) {
    throw new CommandError(
      `The path of this folder, ${folder}, contains #, % or ?, which have a meaning in the addresses that the build uses. Rename or move the folder.`,
    )
  }
}

/** Parses arguments whose options have no dashes, because npm and PowerShell consume dashes. */
function parse<Own extends Options>(
  typed: readonly string[],
  { options, allowPositionals = false }: Command<Own>,
): ParsedArguments<Own> {
  const args = typed.map(word => (Object.hasOwn(options ?? {}, word) ? `--${word}` : word))
  try {
    return parseArgs({ args, options, allowPositionals })
  } catch (error) {
    // The person typed no dashes, so the message shows none.
    throw new UsageError(asError(error).message.replace(/'--(?=\S+ <)/, "'"))
  }
}
