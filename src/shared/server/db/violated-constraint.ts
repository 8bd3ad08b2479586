const VIOLATIONS = new Set(['23503', '23505', '23514', '23P01']);

export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (typeof code === 'string' && VIOLATIONS.has(code)) {
    return typeof constraint === 'string' ? constraint : null;
  }
  return violatedConstraint(error.cause);
}
