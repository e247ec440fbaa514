import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'test-results', 'public'] },
  ...tseslint.configs.strict,
  { rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
