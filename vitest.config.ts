import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Any order must do; the seed is printed so that a failing order can be run again.
    sequence: { shuffle: true },
    testTimeout: 20_000,
  },
})
