import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { findSecrets } from './find-leaks.ts'
import { htmlProblems } from './html.ts'
import { askInStep } from './requirement.ts'
import { test } from './spec-test.ts'

const { SPEC_DIST: dist = '' } = process.env

test('the HTML files of dist are valid (spec §10.8)', async () => {
  for (const file of filesBelow(dist).filter(file => file.endsWith('.html'))) {
    const problems = await htmlProblems(readFileSync(join(dist, file), 'utf8'))
    await askInStep('10.8', 'the HTML is valid', file, expect => {
      for (const problem of new Set(problems)) {
        expect(problem, problem).toBe('')
      }
    })
  }
})

test('dist contains no secret (spec §10.15)', async () => {
  await askInStep('10.15', 'dist contains no secret', 'dist', expect => {
    for (const secret of findSecrets(process.cwd(), dist, process.env)) {
      expect(secret, secret).toBe('')
    }
  })
})
