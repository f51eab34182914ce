test('errors made while React loads have no stack, and later ones have one', async () => {
  const NativeError = window.Error;
  const { restoreErrors } = await import('./stacklessErrors');
  class FailedPage extends window.Error {}
  const signal = window.Error('a signal');
  expect(signal).toBeInstanceOf(NativeError);
  expect(signal.message).toBe('a signal');
  expect(signal.stack).toBeUndefined();
  expect(new window.Error('a failure').stack).toContain('a failure');

  restoreErrors();
  expect(window.Error('a failure').stack).toContain('a failure');
  expect(new FailedPage('no page')).toBeInstanceOf(Error);
  expect(new FailedPage('no page').stack).toContain('no page');
});
