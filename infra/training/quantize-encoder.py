#!/usr/bin/env python3
"""Lets the encoder that make-encoder.py made compute in whole numbers, which takes little more than half of the time (ADR 0055).

  env/bin/pip install onnxruntime==1.32.0 tokenizers==0.23.3
  env/bin/python infra/training/quantize-encoder.py FOLDER

FOLDER holds encoder.onnx, which is replaced, and tokenizer.json. In each dense step the 4-bit weights, whose scales change
every 32 weights, become whole numbers of 7 bits with one scale a column, and what they are multiplied with is rounded to 8
bits when it is known. With 8 bits on either side, processors without VNNI add up what no longer fits and clip it.
"""
import json
import pathlib
import sys

import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper
from tokenizers import Tokenizer

DATA = pathlib.Path(__file__).parent / 'data'
MOST_TOKENS = 192
BLOCK = 32  # 4-bit weights that share a scale
LEVELS = 63
# How much of an input's spread its weights take over: a channel ten times as large as the others leaves them 5 of 8 bits.
SHIFT = {'qkv': 0.7, 'out': 0.5, 'wide': 0.7, 'narrow': 0.7}
# Channels between the two last steps of a layer with the largest values: they are multiplied as they are.
APART = 64


def texts():
    """Messages like those that will be read, one in five as a passage."""
    lines = (DATA / 'answer-wordings.jsonl').read_text('utf8').splitlines()
    for at, line in enumerate(lines):
        if at % 90 == 7:
            yield ('query: ' if at % 5 else 'passage: ') + json.loads(line)['text']
    for line in (DATA / 'later-messages.jsonl').read_text('utf8').splitlines()[::10]:
        yield 'query: ' + json.loads(line)['text']


def inputs_seen(model, tokenizer, names):
    """Of each input of a dense step: the largest value of every channel, and how the channels go together (X'X)."""
    watched = onnx.ModelProto()
    watched.CopyFrom(model)
    watched.graph.output.extend(helper.make_tensor_value_info(name, 1, None) for name in sorted(set(names)))
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(watched.SerializeToString(), options)
    largest, together = {}, {}
    for text in texts():
        ids = np.array([tokenizer.encode(text).ids[:MOST_TOKENS]], np.int64)
        values = session.run(None, {'input_ids': ids, 'attention_mask': np.ones_like(ids)})
        for output, value in zip(session.get_outputs(), values):
            if output.name in names:
                x = value.reshape(-1, value.shape[-1])
                largest[output.name] = np.maximum(largest.get(output.name, 0), np.abs(x).max(0))
                together[output.name] = together.get(output.name, 0) + x.T @ x
    return largest, together


def rounded(weights, together):
    """Whole numbers and a scale for each column. What rounding one row adds is taken off by the rows after it (GPTQ)."""
    together = together + np.eye(len(together)) * together.diagonal().mean() * 0.005
    spread = np.linalg.cholesky(np.linalg.inv(together.astype(np.float64))).T
    left = weights.astype(np.float64).copy()
    scale = np.abs(left).max(0) / LEVELS
    numbers = np.zeros_like(left)
    for row in range(len(left)):
        numbers[row] = np.clip(np.round(left[row] / scale), -LEVELS, LEVELS)
        error = (left[row] - numbers[row] * scale) / spread[row, row]
        left[row + 1 :] -= np.outer(spread[row, row + 1 :], error)
    return numbers.astype(np.int8), scale.astype(np.float32)


def quantized(model, tokenizer):
    constants = {each.name: each for each in model.graph.initializer}
    dense = [node for node in model.graph.node if node.op_type == 'MatMulNBits']
    largest, together = inputs_seen(model, tokenizer, {node.input[0] for node in dense})
    nodes = []

    def constant(name, value):
        constants[name] = numpy_helper.from_array(np.array(value, order='C'), name)
        return name

    def node(op, inputs, outputs, **attributes):
        nodes.append(helper.make_node(op, inputs, outputs, **attributes))
        return outputs[0]

    def weights_of(step, name):
        shape = {each.name: helper.get_attribute_value(each) for each in step.attribute}
        packed = numpy_helper.to_array(constants.pop(f'{name}.weight'))
        scales = numpy_helper.to_array(constants.pop(f'{name}.scale')).reshape(shape['N'], -1, 1)
        halves = np.stack([(packed & 15).astype(np.float32) - 8, (packed >> 4).astype(np.float32) - 8], -1)
        return (halves.reshape(shape['N'], -1, BLOCK) * scales).reshape(shape['N'], shape['K']).T.copy()

    def product(x, weights, name, output, largest, together):
        shift = SHIFT[name.split('.')[1]]
        spread = np.maximum(largest, 1e-5) ** shift / np.maximum(np.abs(weights).max(1), 1e-5) ** (1 - shift)
        spread /= np.exp(np.log(spread).mean())
        numbers, scale = rounded(weights * spread[:, None], together / spread[:, None] / spread[None, :])
        even = node('Mul', [x, constant(f'{name}.even', (1 / spread).astype(np.float32))], [f'{name}.x'])
        seen = [f'{name}.{part}' for part in ('rounded', 'step', 'zero')]
        node('DynamicQuantizeLinear', [even], seen)
        node('MatMulInteger', [seen[0], constant(f'{name}.numbers', numbers), seen[2]], [f'{name}.sum'])
        node('Cast', [f'{name}.sum'], [f'{name}.float'], to=onnx.TensorProto.FLOAT)
        node('Mul', [seen[1], constant(f'{name}.scale', scale)], [f'{name}.unit'])
        return node('Mul', [f'{name}.float', f'{name}.unit'], [output])

    order = {}
    for step in model.graph.node:
        if step.op_type != 'MatMulNBits':
            nodes.append(step)
            continue
        x, [output], name = step.input[0], step.output, step.input[1].removesuffix('.weight')
        layer, part = name.split('.')
        weights, most, both = weights_of(step, name), largest[x], together[x]
        if part == 'wide':
            # Whatever bends each channel alone lets them change places.
            order[layer] = places = np.argsort(-largest[f'{layer}.gelu'], kind='stable')
            weights = weights[:, places]
            constant(f'{name}.bias', numpy_helper.to_array(constants[f'{name}.bias'])[places])
        if part == 'narrow':
            places = order[layer]
            weights, most, both = weights[places], most[places], both[np.ix_(places, places)]
            sizes = constant(f'{name}.sizes', np.array([APART, len(places) - APART], np.int64))
            node('Split', [x, sizes], [f'{name}.apart', f'{name}.others'], axis=-1)
            apart = [f'{name}.apart', constant(f'{name}.apart.weight', weights[:APART])]
            node('MatMul', apart, [f'{name}.apart.product'])
            product(f'{name}.others', weights[APART:], name, f'{name}.others.product', most[APART:], both[APART:, APART:])
            node('Add', [f'{name}.apart.product', f'{name}.others.product'], [output])
        else:
            product(x, weights, name, output, most, both)

    made = onnx.ModelProto()
    made.CopyFrom(model)
    del made.graph.node[:], made.graph.initializer[:]
    made.graph.node.extend(nodes)
    made.graph.initializer.extend(constants.values())
    return made


if __name__ == '__main__':
    folder = pathlib.Path(sys.argv[1])
    file = folder / 'encoder.onnx'
    onnx.save(quantized(onnx.load(file), Tokenizer.from_file(str(folder / 'tokenizer.json'))), file)
