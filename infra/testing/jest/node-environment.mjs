import { TestEnvironment } from 'jest-environment-node';
import vm from 'node:vm';

/**
 * Jest's environment for Node, with an ordinary global object. Jest gives `vm` a proxy to look all globals up in, so that
 * each `Object` or `Math` in a module is a call, and what computes a lot takes twice as long.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
    // Native code makes its arrays in Node's own realm, and ONNX Runtime asks whether they are instances of this.
    this.global.Float32Array = Float32Array;
  }
}
