'use strict';

const { Script } = require('node:vm');
const Runtime = require('jest-runtime').default;

/** The compiled modules by file, with what they were compiled from. */
const kept = new Map();

/**
 * Compiles each module once in a worker, not once in every test file: V8 keeps its code, and each test file runs it in
 * its own context (docs/decisions/011-library-internals.md).
 */
class RuntimeKeepingScripts extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    const { executor } = this;
    if (typeof executor?.compile !== 'function')
      throw new Error('jest no longer compiles modules with `executor.compile`');
    const compile = executor.compile.bind(executor);
    const parameters = executor.injectedModuleParameters.join();
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      const script = context === null ? undefined : scriptOf(source, filename, parameters);
      return script === undefined ? compile(source, filename) : script.runInContext(context);
    };
  }
}

/** The script of a module as a function; `undefined` if it has errors, which jest describes better. */
function scriptOf(source, filename, parameters) {
  const known = kept.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  try {
    // The module keeps the numbers of its lines.
    const code = `(function (${parameters}) {\n${source}\n})`;
    const script = new Script(code, { filename, lineOffset: -1 });
    kept.set(filename, { source, parameters, script });
    return script;
  } catch {
    return undefined;
  }
}

module.exports = { __esModule: true, default: RuntimeKeepingScripts };
