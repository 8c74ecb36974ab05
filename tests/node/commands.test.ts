import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { copyOfSite } from '../helpers/copy-of-site.ts'
import { startCommand } from '../helpers/start-command.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { requestFrom } from '../hosts/hosts.ts'

// Every slow step is a build.
vi.setConfig({ testTimeout: 300_000 })

const here = process.cwd()
const root = copyOfSite()
afterAll(() => rmSync(root, { recursive: true }))

/** Starts a command, and ends it after the test. */
function start(command: string, byNpm = false) {
  const more = { SITE_URL: 'https://www.example.com' }
  const started = startCommand(command, { root, byNpm, more })
  onTestFinished(started.end)
  return started
}

const warning = /Warning|DEP\d|\n\s+at /

test('npm run content checks the words', async () => {
  const { untilEnd, printed } = start('content strict')
  await expect(untilEnd()).rejects.toThrow('Set CONTACT_URL')
  expect(printed()).not.toMatch(warning)
})

test('npm start serves the site with its services, and ends', async () => {
  const { until, address, printed, end } = start('start with-inbox')
  await until('Ctrl+C')
  const [site, inbox] = [address('The affiliate site'), address('Its form’s inbox')]
  const headers = { 'accept-encoding': 'gzip' }
  const page = await fetch(`${address('in Finnish')}/poker`, { headers })
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('fi affiliate poker heading'),
  ])
  expect(await (await fetch(`${site}bacon-slot`)).text()).toContain('src="/slot/en"')
  expect(await (await fetch(`${site}slot/en`)).text()).toContain('slot spin')
  expect(await (await fetch(inbox)).json()).toEqual([])
  // As another build does, whose loader the old policy would not run.
  const next = { headers: { '/*': { 'X-Next': 'build' } }, pages: [] }
  writeFileSync(join(root, '.build/start/site.json'), JSON.stringify(next))
  expect((await fetch(`${site}poker`)).headers.get('x-next')).toBe('build')
  rmSync(join(root, '.build/start/dist'), { recursive: true })
  const gone = await fetch(site)
  expect([gone.status, await gone.text()]).toEqual([
    404,
    expect.stringContaining('run the command'),
  ])
  expect(printed()).not.toMatch(warning)
  await end()
  for (const server of [site, inbox]) {
    await expect(fetch(server)).rejects.toThrow()
  }
})

test('npm run dev shows a saved sentence, and answers only to names of this machine', async () => {
  const { until, address, printed, edit } = start('dev')
  await until('Ctrl+C')
  edit('variants/affiliate/content/en/poker.md', 'poker text 2', 'poker changed text')
  const site = address('The affiliate site')
  const headers = { accept: 'text/html' }
  const read = async () => (await fetch(`${site}poker`, { headers })).text()
  await expect.poll(read, { timeout: 60_000 }).toContain('poker changed text')
  expect((await requestFrom(site, '/', { host: 'evil.example' })).status).toBe(403)
  expect(printed()).not.toMatch(warning)
})

test.skipIf(process.platform === 'win32')('Ctrl+C ends a server and a build', async () => {
  /** npm’s group: its children and theirs. A zombie no longer runs. */
  const groupOf = ({ child }: ReturnType<typeof start>): string[] =>
    execFileSync('/bin/ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter(line => new RegExp(`^\\s*${child.pid}\\s+[^Z]`).test(line))
  const expectEnd = (command: ReturnType<typeof start>) => {
    // A terminal sends the signal to the whole group.
    process.kill(-(command.child.pid ?? 0), 'SIGINT')
    return expect.poll(() => groupOf(command), { timeout: 20_000 }).toEqual([])
  }
  const compare = start('compare', true)
  await compare.until('Ctrl+C')
  expect((await fetch(compare.address('The compare page'))).status).toBe(200)
  await expectEnd(compare)

  const build = start('build', true)
  await build.until('Building')
  await expectEnd(build)
})

test.each(['a#b', 'a%2Fb', 'a?b'])('a folder named %s is refused in a sentence', name => {
  const root = copyOfSite(join(temporaryFolder().folder, name))
  return expect(startCommand('build', { root }).untilEnd()).rejects.toThrow(
    /^\n.*contains #, % or \?.*Rename or move/,
  )
})

test('the usage of every command begins with its name', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = Object.values<string>(scripts).filter(script => /run\.mjs ./.test(script))
  for (const script of commands) {
    const text = readFileSync(`${script.replace('node scripts/run.mjs ', 'scripts/')}.ts`, 'utf8')
    const [, name = ''] = /await runCommand\(\{\s+usage: [`']npm (?:run )?(\S+)/.exec(text) ?? []
    expect(scripts[name], script).toBe(script)
  }
})

test.each(['help', '--help'])('%s prints the usage', async word => {
  expect(await startCommand(`build ${word}`, { root: here }).untilEnd()).toMatch(/^npm run build /)
})

const usage = /^npm (run )?(build|content|smoke) /m

test.each([
  ['build --helo', {}, 2, "'--helo'", usage],
  ['content translated', {}, 2, 'Write "translated", then the paths', usage],
  ['smoke https://a:b@site.invalid', {}, 2, 'Leave the user name and password out', usage],
  ['start', { SITE_URL: 'x' }, 1, 'SITE_URL="x"', /Example: SITE_URL=\S/],
])(
  '%s with %j ends with %i, and says %s and what to write',
  async (command, more, ends, what, instead) => {
    const { child, untilEnd, printed } = startCommand(command, { root: here, more })
    const output = vi.fn()
    child.stdout.on('data', output)
    await expect(untilEnd()).rejects.toThrow()
    expect(child.exitCode).toBe(ends)
    expect(output, 'errors go to the error stream').not.toHaveBeenCalled()
    expect(printed()).toMatch(RegExp(`^\n.*${what}`))
    expect(printed()).toMatch(instead)
    expect(printed(), 'without a stack').not.toMatch(/\n\s+at /)
  },
)
